import type { libraryNote as english } from '../en/library.ts'

export const libraryNote = {
  uncovered:
    'Keine geschriebene Debatte passt zu diesem Beitrag; die Figuren sagen nur, was seine Worte zeigen.',
  foreign: 'Die Figuren haben nur englische Texte und antworten deshalb auf diesen Beitrag nicht.',
  spent: 'Alles, was zu dieser Frage geschrieben ist, wurde hier vor Kurzem gesagt.',
  related: 'Verwandt:',
  connect: 'Mit einem Sprachmodell können sie auf alles antworten',
} satisfies typeof english
