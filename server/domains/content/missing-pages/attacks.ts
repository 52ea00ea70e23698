/**
 * Files and folders of other programs that nobody links to: asked for to find a way in. Addresses that end with '.asp'
 * or '.html' are those of older sites.
 */
const ATTACKS = [
  /\.(?:php\d?|phtml|jsp|cgi|env|ini|sql|bak|old|swp|log|conf|config|ya?ml|sh|pem|key|git|svn|htaccess|htpasswd)(?:$|[./~_-])/,
  /(?:^|\/)(?:wp-(?:admin|login|content|includes|json|config)|wordpress|xmlrpc|cgi-bin|phpmyadmin|pma|adminer|vendor|\.(?!well-known)|actuator|solr|jenkins|boaform|hnap1|owa|autodiscover|_ignition|telescope|server-status)(?:[/.-]|$)/,
  /\.\.|\/\/|<|>|['"`;|{}$*]|\bunion\b.*\bselect\b|%00/,
];

/** Whether an address looks like an attempt to break in. @param path as redirects compare it */
export const isAttack = (path: string): boolean => ATTACKS.some((pattern) => pattern.test(path));
