/** A sign for each stance, so that nothing is told by colour alone; people's is not known. */
export const signs: Record<string, string> = {
  '-2': '−−',
  '-1': '−',
  '0': '0',
  '1': '+',
  '2': '++',
}

/** Firm stances are full of their colour, others have a tint of it. */
export const looks: Record<string, { box: string; sign: string }> = {
  '-2': { box: 'fill-side-against stroke-side-against', sign: 'fill-card' },
  '-1': { box: 'fill-side-against/20 stroke-side-against', sign: 'fill-ink' },
  '0': { box: 'fill-sunken stroke-edge', sign: 'fill-ink' },
  '1': { box: 'fill-side-for/20 stroke-side-for', sign: 'fill-ink' },
  '2': { box: 'fill-side-for stroke-side-for', sign: 'fill-card' },
}
