import type * as english from './library.en.ts'

export const libraryNote = {
  covered: 'Worüber die Figuren hier streiten:',
  uncovered:
    'Keine geschriebene Debatte passt zu diesem Beitrag; die Figuren haben wenig oder nichts dazu zu sagen.',
  foreign: 'Die Figuren haben nur englische Texte und antworten deshalb auf diesen Beitrag nicht.',
  spent: 'Alles, was zu dieser Frage geschrieben ist, wurde hier vor Kurzem gesagt.',
  related: 'Verwandt:',
  connect: 'Mit einem Sprachmodell können sie auf alles antworten',
} satisfies typeof english.libraryNote

export const libraryPanel = {
  heading: 'Geschriebene Bibliothek',
  detail:
    'Debatten und Lesarten, aus denen die Figuren sprechen, solange kein Sprachmodell verbunden ist. Schalten Sie aus, was hier nie wieder gesagt werden soll.',
  loading: 'Die Bibliothek wird geladen...',
  loadingTexts: 'Texte werden geladen...',
  search: 'Bibliothek durchsuchen',
  more: (count) => `${count} weitere; die Suche findet sie`,
  none: 'Nichts in der Bibliothek hat diese Worte.',
  reading: 'Lesart',
  texts: (count) => (count === 1 ? '1 Text' : `${count} Texte`),
  speak: (title) => `Darf gesprochen werden: ${title}`,
  spoken: 'hier gesagt',
  skipped: 'Diese eigenen Dateien konnten nicht übernommen werden:',
  off: 'Das wird hier nicht mehr gesagt.',
  on: 'Das darf wieder gesagt werden.',
  error: 'Die Bibliothek konnte nicht geändert werden',
} satisfies typeof english.libraryPanel
