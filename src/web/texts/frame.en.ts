/** Around every page. */
export const header = {
  main: 'Main',
  home: 'Home',
  signIn: 'Sign In to Post',
  join: 'Join Discussion',
  account: 'Account',
  profile: 'Profile',
  admin: 'Admin Panel',
  logOut: 'Log out',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  bottom: 'Shortcuts',
  trending: 'Trending',
  post: 'Post',
  stories: 'Stories',
  previous: 'Previous Posts',
  openSearch: 'Search this site',
  search: 'Search',
  searchFor: 'Search trending topics...',
  suggestions: 'Suggestions',
}

export const footer = {
  ai: 'Replies marked “AI Character” are written by software, not by people.',
  links: 'About this site',
  keys: 'Keyboard shortcuts',
  languages: 'Language',
  debates: 'Questions',
  about: 'About',
  contact: 'Contact',
  privacy: 'Privacy Policy',
  terms: 'Terms of Service',
}
