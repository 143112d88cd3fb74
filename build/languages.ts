import type { Plugin } from 'vite'
import { defaultLanguage, type Language, languages } from '../src/shared/languages.ts'

/** Built beside the default language's, which the environments `client` and `ssr` are. */
export const otherLanguages = languages.filter((language) => language !== defaultLanguage)

/** In which language an environment of Vite speaks: `client_de` in German. In development READ_IN chooses. */
const languageOf = (environment: string): Language =>
  otherLanguages.find((language) => environment.endsWith(`_${language}`)) ??
  languages.find((language) => language === process.env.READ_IN) ??
  defaultLanguage

const english = /\.en\.ts$/

/**
 * `./posts.en.ts` is the English catalogue to the type checker and to tests. Here it becomes the
 * catalogue of the language that is built, which lies beside it: a page carries its own texts in one
 * language, and no code that looks them up.
 */
export const textsInLanguage = (): Plugin => ({
  name: 'texts-in-language',
  enforce: 'pre',
  resolveId(source, importer) {
    const language = languageOf(this.environment.name)
    return english.test(source) && language !== defaultLanguage
      ? this.resolve(source.replace(english, `.${language}.ts`), importer, { skipSelf: true })
      : undefined
  },
})

/** Every language's page is a file of its own; what does not speak has one name in all of them. */
export const pagesByLanguage = (): Plugin => ({
  name: 'pages-by-language',
  apply: 'build',
  applyToEnvironment: ({ name }) => name.startsWith('client_'),
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const page = bundle['index.html']
      if (page) page.fileName = `index.${languageOf(this.environment.name)}.html`
    },
  },
})
