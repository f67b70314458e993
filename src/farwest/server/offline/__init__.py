"""What this house gives a browser that wants to play without it."""
