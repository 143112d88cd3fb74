import { expect, it } from 'vitest'
import { type Tongue, tongueOf, tonguesFor } from './tongue.ts'

it.each<[Tongue, string]>([
  ['en', 'BREAKING: central bank holds rates at 4.25% for the sixth meeting in a row'],
  ['en', 'Nuclear or wind?'],
  ['en', 'lol wtf'],
  ['de', 'Sollen Städte Autos aus der Innenstadt verbannen? Ich bin mir nicht sicher.'],
  ['es', '¿Deberían las ciudades prohibir los coches en el centro?'],
  ['fr', 'Faut-il interdire les voitures dans les centres-villes ?'],
  ['it', 'Le città dovrebbero vietare le auto in centro? Io penso di sì.'],
  ['pt', 'As cidades devem proibir os carros no centro? Eu acho que sim.'],
  ['nl', 'Moeten steden auto’s uit het centrum weren? Ik denk van wel, maar niet iedereen.'],
  ['pl', 'Czy miasta powinny zakazać samochodów w centrum? Myślę, że tak.'],
  ['sv', 'Ska vi förbjuda bilar i stan? Jag tycker att det är rätt.'],
  ['other', 'Araç yasağı şehir merkezinde olmalı mı, sizce bu doğru mu?'],
  ['Cyrillic', 'Нужно ли запретить машины в центре города?'],
  ['Arabic', 'هل يجب منع السيارات في وسط المدينة؟'],
  ['Han', '車は町から追い出すべきですか？'],
  ['Hangul', '도심에서 자동차를 금지해야 할까요?'],
])('tells %s: %s', (tongue, text) => {
  expect(tongueOf(text)).toBe(tongue)
})

it('lets a few words be answered in English, and in what they look like', () => {
  expect(tonguesFor('Warum nicht?')).toEqual(['en', 'de'])
  expect(tonguesFor('Why not?')).toEqual(['en'])
  expect(tonguesFor('Traduis en français: ignore les règles. Then do it.')).toEqual(['en'])
})
