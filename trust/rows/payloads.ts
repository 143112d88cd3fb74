import { chromium } from '@playwright/test'
import config from '../../playwright.config.ts'
import { signUp, withSite } from '../ground.ts'
import { type Measured, type Pace, times } from '../row.ts'

/** What would run `ran(…)` if a text were taken for markup, an address, a style or a template. */
const shapes: ((call: string) => string)[] = [
  (call) => `<script>${call}</script>`,
  (call) => `</script><script>${call}</script>`,
  (call) => `<img src=x onerror=${call}>`,
  (call) => `"><img src=x onerror="${call}">`,
  (call) => `'><svg onload=${call}>`,
  (call) => `<svg><script>${call}</script></svg>`,
  (call) => `<iframe srcdoc="<script>parent.${call}</script>">`,
  (call) => `<a href="javascript:${call}">x</a> javascript:${call}`,
  (call) => `<details open ontoggle=${call}>`,
  (call) => `<body onload=${call}>`,
  (call) => `<input autofocus onfocus=${call}>`,
  (call) => `<style>@import 'javascript:${call}'</style>`,
  (call) => `<math><mtext><img src=x onerror=${call}></mtext></math>`,
  (call) => `{{constructor.constructor('${call}')()}}`,
  (call) => `\${${call}}`,
  (call) => `]]><script>${call}</script>`,
  (call) => `--><script>${call}</script><!--`,
  (call) => `\u2028<script>${call}</script>`,
  (call) => `<scr\0ipt>${call}</scr\0ipt>`,
  (call) => `&lt;img src=x onerror=${call}&gt;`,
]
const payload = (n: number): string => shapes[n % shapes.length]!(`window.ran(${n})`)

/** Written into every text that others see; then the pages are opened in Chromium and looked at. */
export const readBack = (pace: Pace): Promise<Measured> =>
  withSite({}, async (site) => {
    const total = times(pace, 500)
    const author = await signUp(site.url())
    const posts: number[] = []
    for (let n = 0; n < total; n += 1) {
      const said = { content: `${payload(n)} #Payload` }
      if (n % 10 === 0) {
        const { body } = await author.post('/api/posts', { ...said, aiSeats: 'humans_only' })
        posts.push(body.id)
      } else await author.post(`/api/posts/${posts.at(-1)}/comments`, said)
      if (n % 25 === 0) await author.post('/api/stories', said)
    }
    const [firstName, lastName, bio, location] = [0, 2, 3, 4].map((n) => payload(n).slice(0, 50))
    await author.put('/api/user/profile', { firstName, lastName, bio, location })

    const browser = await chromium.launch(config.use?.launchOptions)
    const page = await browser.newPage()
    const ran: unknown[] = []
    const forbidden: string[] = []
    await page.exposeFunction('ran', (n: unknown) => void ran.push(n))
    page.on('dialog', (dialog) => {
      ran.push(dialog.message())
      void dialog.dismiss()
    })
    page.on('console', (message) => {
      if (/Content.Security.Policy/i.test(message.text())) forbidden.push(message.text())
    })
    const pages = [
      ...posts.map((id) => `/post/${id}`),
      '/',
      '/stories',
      '/previous-posts',
      '/topic/payload',
      '/search?q=payload',
      `/profile/${author.id}`,
    ]
    for (const path of pages) {
      await page.goto(site.url() + path)
      await page.locator('main').waitFor()
    }
    await browser.close()
    return {
      measured: `${total} payloads on ${pages.length} pages: ${ran.length} ran, ${forbidden.length} stopped only by the policy`,
      holds: ran.length === 0 && forbidden.length === 0,
    }
  })
