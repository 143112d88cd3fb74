export const bookmarks = {
  title: 'Lesezeichen',
  hint: 'Deine Lesezeichen siehst nur du.',
  empty: 'Noch nichts da. Mit dem Lesezeichen unter einem Beitrag legst du ihn hier ab.',
  add: 'Lesezeichen setzen',
  remove: 'Lesezeichen entfernen',
  failed: 'Das Lesezeichen ließ sich nicht ändern.',
  more: 'Weitere Lesezeichen laden',
} satisfies typeof import('./bookmarks.en.ts').bookmarks
