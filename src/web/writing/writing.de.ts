export const writing = {
  preview: 'Vorschau',
  marks: '**fett**, *kursiv*, `Code`, > Zitat, - Liste',
  waitsForLinks:
    'Wegen der Links auf andere Seiten sieht sich das zuerst jemand von der Moderation an. Bis dahin siehst nur du es.',
  completions: 'Namen und Themen',
  character: 'KI-Charakter',
  found: (count) =>
    count === 0
      ? ''
      : `${count} ${count === 1 ? 'Vorschlag' : 'Vorschläge'}. Pfeiltasten wählen aus.`,
} satisfies typeof import('./writing.en.ts').writing
