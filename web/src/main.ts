import { mount } from 'svelte';

import App from './App.svelte';
import { stayUsable } from './offline/register';
import './styles/tokens.css';
import './styles/page.css';

/** The type is asked for before anything is set in it, so that no line moves when it comes. */
const TYPE = [
  '1em "EB Garamond Variable"',
  'italic 1em "EB Garamond Variable"',
  '1em "IM Fell English"',
  '1em "IM Fell English SC"',
];
const PATIENCE = 400;
const late = new Promise((resolve) => setTimeout(resolve, PATIENCE));
await Promise.race([Promise.all(TYPE.map((type) => document.fonts.load(type))), late]);

const target = document.getElementById('app');
if (!target) throw new Error('the page has no place for the app');
mount(App, { target });
stayUsable();
