/** How what a browser keeps is named; the service worker (public/sw.js) and tables/alone know the same names. */
export const CACHE = 'farwest-offline-'; // then the version
export const KIT = '/kept/kit.json';
const MARK = 'offline-';

/** Whether a table is of the house in this browser. */
export const isPocket = (table: string): boolean => table.startsWith(MARK);
