export const writing = {
  preview: 'Vorschau',
  marks: '**fett**, *kursiv*, `Code`, > Zitat, - Liste',
  completions: 'Namen und Themen',
  character: 'KI-Charakter',
  found: (count) =>
    count === 0
      ? ''
      : `${count} ${count === 1 ? 'Vorschlag' : 'Vorschläge'}. Pfeiltasten wählen aus.`,
} satisfies typeof import('./writing.en.ts').writing
