import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { languages } from '#shared/languages.ts'

const web = resolve(import.meta.dirname, '../src/web')
/** The catalogues of a language, each beside what shows it, without their ending. */
const cataloguesIn = (language: string): string[] =>
  readdirSync(web, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(`.${language}.ts`))
    .map((path) => path.slice(0, -`.${language}.ts`.length))
    .toSorted()
const others = languages.filter((language) => language !== 'en')

/** Every text of a module by its path, as a value or a function. */
const leaves = (value: unknown, path: string[] = []): [string, unknown][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => leaves(inner, [...path, key]))
    : [[path.join('.'), value]]

/** What a reader of a text may not miss: `{hotkey}`, addresses, names of variables. */
const marks = (text: string) =>
  (text.match(/\{\w+\}|https?:\/\/\S+|\b[A-Z]+_[A-Z_]+\b/g) ?? []).toSorted()

/** Says each argument by its place, so that one that is lost is seen. */
const spoken = (tell: (...args: unknown[]) => unknown) =>
  JSON.stringify(tell(...Array.from({ length: tell.length }, (_, place) => place + 7)))

describe.each(others)('the catalogue in %s', (language) => {
  const files = cataloguesIn('en')

  test('has the files of the English one, and no other', () => {
    expect(files.length).toBeGreaterThan(50)
    expect(cataloguesIn(language)).toEqual(files)
  })

  test.each(files)('%s says all that is said in English', async (file) => {
    const [english, told] = (await Promise.all(
      ['en', language].map((folder) => import(join(web, `${file}.${folder}.ts`))),
    )) as [object, object]
    const [mine, theirs] = [leaves(english), leaves(told)]
    expect(theirs.map(([path]) => path).toSorted()).toEqual(mine.map(([path]) => path).toSorted())
    const said = new Map(theirs)
    for (const [path, text] of mine) {
      const other = said.get(path)
      expect(typeof other, path).toBe(typeof text)
      if (typeof text !== 'string' || typeof other !== 'string') continue
      expect(other.trim() === '', path).toBe(text.trim() === '')
      expect(marks(other), path).toEqual(marks(text))
    }
  })

  test('loses no argument that an English text names', async () => {
    const lost: string[] = []
    for (const file of files.filter((name) => !/\/(refusals|counted)$/.test(name))) {
      const english = leaves(await import(join(web, `${file}.en.ts`)))
      const told = new Map(leaves(await import(join(web, `${file}.${language}.ts`))))
      for (const [path, text] of english) {
        const other = told.get(path)
        if (typeof text !== 'function' || typeof other !== 'function') continue
        const tell = (said: unknown) => {
          try {
            return spoken(said as (...args: unknown[]) => unknown)
          } catch {
            return null
          }
        }
        const [mine, theirs] = [tell(text), tell(other)]
        if (mine === null || theirs === null) continue
        for (const place of Array.from({ length: text.length }, (_, at) => String(at + 7))) {
          if (mine.includes(place) && !theirs.includes(place)) lost.push(`${file} ${path}`)
        }
      }
    }
    expect(lost).toEqual([])
  })
})

describe('a language that is written from right to left', () => {
  /** Sides that mean left and right in every language: the thirds of a story, the scale of stances. */
  const meant = new Set(['stories/Stage.tsx', 'digest/Track.tsx'])
  const sided =
    /(?<![\w-])(?:[\w[\]=~>&*()-]+:)*-?(?:(?:m[lr]|p[lr]|left|right|scroll-[mp][lr]|border-[lr]|rounded-(?:[lr]|[tb][lr]))-[\w./[\]%()-]+|(?:text|float)-(?:left|right))(?=[\s"'`])/g

  test('finds no class that knows only one side', () => {
    const files = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter(
      (path) => /\.tsx?$/.test(path) && !/\.(en|de)\.ts$/.test(path) && !meant.has(path),
    )
    const found = files.flatMap((path) => {
      const quoted = readFileSync(join(web, path), 'utf8').match(/"[^"\n]*"|'[^'\n]*'|`[^`]*`/g)
      return (quoted ?? []).flatMap((text) =>
        [...text.matchAll(sided)]
          .map(([name]) => `${path}: ${name}`)
          // The names of icons are no classes.
          .filter((name) => !/(chevron|arrow)-/.test(name)),
      )
    })
    expect(found).toEqual([])
    expect('"md:ml-2 text-right"'.match(sided)).toEqual(['md:ml-2', 'text-right'])
  })

  test('finds no rule of the style sheet that does', () => {
    const css = readFileSync(join(web, 'app.css'), 'utf8')
    expect(css).not.toMatch(/(?:padding|margin|border)-(?:left|right)|^\s*(?:left|right):/m)
  })
})
