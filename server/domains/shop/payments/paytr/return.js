// Leads the whole window on, also from within PayTR's frame.
window.top.location.replace(document.querySelector('a').href);
