/**
 * The width that the page's scrollbar takes, for what must stay in its place while a dialog hides it: 0 where
 * scrollbars lie over the page.
 */
const ruler = document.createElement('div');
ruler.className = 'scrollbar-ruler';
document.documentElement.append(ruler);
document.documentElement.style.setProperty('--scrollbar', `${ruler.offsetWidth - ruler.clientWidth}px`);
ruler.remove();
