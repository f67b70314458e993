import '$house/tokens.css';
import './style/base.css';
import './style/kit.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { showHouseArt, showPosters } from './art';
import { serve } from './installed';
import { moves } from './moves';
import { applyTheme } from './settings.svelte';

applyTheme();
showHouseArt();
void showPosters().catch(() => undefined);
serve();
moves.watch();
mount(App, { target: document.getElementById('app') ?? document.body });
