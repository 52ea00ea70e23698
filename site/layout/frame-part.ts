// For the server only, hence a separate file: in the browser frame and page are one tree.
import { createContext } from 'react';

/** The part to render: the frame with `PAGE_PLACE` for the page, or the page alone. */
export const FramePart = createContext<'around' | 'page'>('page');
/** A rendered `<template />`. No text can contain it, because `<` is escaped in text and attributes. */
export const PAGE_PLACE = '<template></template>';
