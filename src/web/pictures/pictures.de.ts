export const pictures = {
  add: 'Bilder',
  full: 'Mehr als vier Bilder hat ein Text nicht',
  heading: 'Bilder',
  describe: (at) => `Was Bild ${at} zeigt`,
  describeHint: 'Für alle, die es nicht sehen können.',
  remove: (at) => `Bild ${at} entfernen`,
  sending: 'Wird gesendet …',
  arrived: (count) => (count === 1 ? '1 Bild ist bereit' : `${count} Bilder sind bereit`),
  failed: 'Dieses Bild kam nicht an. Bitte entferne es und versuch es noch einmal.',
  undescribed: 'Bild ohne Beschreibung',
  unveil: (count) => (count === 1 ? 'Bild zeigen' : `${count} Bilder zeigen`),
  veil: 'Wieder unscharf machen',
} satisfies typeof import('./pictures.en.ts').pictures
