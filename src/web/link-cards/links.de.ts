export const links = {
  linked: 'Verlinkte Seite:',
} satisfies typeof import('./links.en.ts').links
