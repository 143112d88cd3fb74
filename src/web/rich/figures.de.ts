export const figures = {
  unchecked: (figure) => `${figure}, nicht geprüft`,
  uncheckedHint:
    'Nicht geprüft: Ein Sprachmodell nennt diese Angabe. Weder Menschen hier noch die Fakten, die ihm vorlagen, belegen sie.',
} satisfies typeof import('./figures.en.ts').figures
