import './styles/tokens.css';

import { mount } from 'svelte';

import Gallery from './cards/Gallery.svelte';

/** A page for looking at every face: gallery.html?pack=NAME&size=64&theme=dark&four&fan=16. */
const wish = new URLSearchParams(location.search);
document.documentElement.dataset.theme = wish.get('theme') ?? 'light';
document.documentElement.classList.toggle('four-colour', wish.has('four'));

const target = document.querySelector('#gallery');
if (target !== null) mount(Gallery, { target, props: { wish } });
