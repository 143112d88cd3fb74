import type { CSSOptions } from 'vite'

type PostCss = Exclude<CSSOptions['postcss'], string | undefined>

/**
 * Leaves out what Tailwind writes for browsers that know neither color-mix() nor @property. Every colour of
 * the site is a light-dark(), which came after both, so they could not show it anyway: 0.4 KB, brotli.
 */
export const modernStyles: PostCss = {
  plugins: [
    {
      postcssPlugin: 'modern-styles',
      AtRule: {
        supports: (rule) => {
          if (rule.params.includes('color-mix(in lab')) rule.replaceWith(rule.nodes ?? [])
          else if (rule.params.includes('-webkit-hyphens')) rule.remove()
        },
      },
    },
  ],
}
