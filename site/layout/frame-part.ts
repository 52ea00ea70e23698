// For the server only: browsers have frame and page in one tree.
import { createContext } from 'react';

/** Which part is being rendered: what surrounds the page, with `PAGE_PLACE` for the page, or the page alone. */
export const FramePart = createContext<'around' | 'page'>('page');
/** How `<template />` is written. No text of ours holds it: in text and attributes `<` is escaped. */
export const PAGE_PLACE = '<template></template>';
