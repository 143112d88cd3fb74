export const links = {
  linked: 'Verlinkte Seite:',
} satisfies typeof import('../en/links.ts').links
