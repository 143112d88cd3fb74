import type { Stage } from '../screens/stage.ts'
import { kinds, launch, type Page } from './browsers.ts'

const patienceMs = 60_000

/** What somebody does who has just heard of the site, once in every kind of browser. */
export const faultsOfNewcomer = async (stage: Stage): Promise<string[]> => {
  const faults: string[] = []
  for (const kind of kinds) {
    const found = await walkIn(stage, kind).catch((error: unknown) => [String(error)])
    faults.push(...found.map((fault) => `${kind.name}: ${fault}`))
  }
  return faults
}

const walkIn = async (stage: Stage, kind: (typeof kinds)[number]): Promise<string[]> => {
  const start = Date.now()
  const browser = await launch(kind)
  const faults: string[] = []
  try {
    const page = await browser.newPage()
    page.setDefaultTimeout(patienceMs)
    await page.setViewport({ width: 1440, height: 900 })
    page.on('pageerror', ({ message }) => faults.push(`an error in a script: ${message}`))
    for (const [name, stretch] of Object.entries(stretches)) {
      const fault = await stretch(page, stage).then(
        () => undefined,
        (error: unknown) => `${name}: ${String(error).split('\n')[0]} at ${page.url()}`,
      )
      if (fault) return [...faults, fault]
    }
    console.log(`   ${kind.name}: ${Object.keys(stretches).join(', ')} (${since(start)} s)`)
  } finally {
    await browser.close()
  }
  return faults
}

const since = (start: number) => Math.round((Date.now() - start) / 1000)

type Stretch = (page: Page, stage: Stage) => Promise<unknown>
const question = `Should cities ban cars from their centres? #Mobility`

const stretches: Record<string, Stretch> = {
  read: async (page, { url, longest }) => {
    await page.goto(url)
    await find(page, 'heading', 'Join the Discussion')
    await page.goto(`${url}/post/${longest.id}`)
    await find(page, 'button', 'Why this reply?')
  },
  'sign up': async (page, { url }) => {
    const username = `new_${Date.now().toString(36)}`
    await page.goto(`${url}/auth`)
    await alive(page)
    await press(page, 'tab', 'Sign Up')
    await type(page, 'First Name', 'Nell')
    await type(page, 'Last Name', 'Comer')
    await type(page, 'Username', username)
    await type(page, 'Email', `${username}@example.invalid`)
    await type(page, 'Password', 'a long enough one')
    await type(page, 'Confirm Password', 'a long enough one')
    await press(page, 'checkbox', 'I am 13 or older')
    await press(page, 'button', 'Create Account')
    await page.waitForFunction(`location.pathname === '/'`)
    await says(page, 'Account Created!')
  },
  post: async (page) => {
    await type(page, 'Start a discussion', question)
    await says(page, 'Detected topics')
    await press(page, 'button', 'Post')
    await says(page, 'Post Created!')
  },
  'watch the debate': async (page, { url }) => {
    const id = await page.evaluate<string>(
      `[...document.querySelectorAll('article[id^="post-"]')].find((one) => one.textContent.includes('ban cars')).id`,
    )
    await page.goto(`${url}/post/${id.replace('post-', '')}`)
    await alive(page)
    await page.waitForFunction(`document.querySelectorAll('article[data-ai="reply"]').length >= 3`)
  },
  'answer a character': async (page) => {
    await press(page, 'button', 'Reply')
    const words = 'Which city has tried it, and what came of it?'
    await page.waitForFunction(`document.activeElement?.matches('textarea')`)
    await page.keyboard.type(words)
    await (await found(page, '::-p-xpath(//article//button[@type="submit"])')).click()
    await says(page, 'Comment Added')
    await page.waitForFunction(
      `[...document.querySelectorAll('article[id^="comment-"]')].some((one) => one.textContent.includes(${JSON.stringify(words)}))`,
    )
  },
  follow: async (page, { url, author }) => {
    await page.goto(`${url}/profile/${author}`)
    await alive(page)
    await press(page, 'button', 'Follow')
    await find(page, 'button', 'Following')
    await says(page, 'Following user')
  },
  story: async (page, { url }) => {
    await page.goto(`${url}/stories`)
    await alive(page)
    await press(page, 'button', 'Create Story')
    await type(page, 'Content', 'My first day here.')
    await press(page, 'button', 'Share Story')
    await says(page, 'Story created!')
    await press(page, 'button', 'Open the story by Nell Comer')
    await find(page, 'button', 'Next story')
    await page.keyboard.press('Escape')
    await page.waitForFunction(`document.querySelector('dialog[open], [role="dialog"]') === null`)
  },
  share: async (page, { url, longest }) => {
    await page.goto(`${url}/post/${longest.id}`)
    await alive(page)
    await (
      await found(page, '::-p-xpath(//main//button[starts-with(@aria-label, "Share")])')
    ).click()
    await find(page, 'textbox', 'Text to share')
    await press(page, 'button', 'Copy link')
    await says(page, 'Link copied')
  },
}

const found = async (page: Page, selector: string) => {
  const handle = await page.waitForSelector(selector, { visible: true })
  if (!handle) throw new Error(`There is no ${selector}`)
  return handle
}

/** By its role and name, as assistive technology finds it. */
const find = (page: Page, role: string, name: string) =>
  found(page, `::-p-aria([name="${name}"][role="${role}"])`)

const press = async (page: Page, role: string, name: string) =>
  (await find(page, role, name)).click()

const type = async (page: Page, label: string, text: string) => {
  // Firefox names a password no textbox, and finds the label first: it gives the focus on.
  await (await found(page, `::-p-aria([name="${label}"])`)).click()
  await page.keyboard.type(text)
}

const says = (page: Page, words: string) =>
  page.waitForFunction(`document.body.innerText.includes(${JSON.stringify(words)})`)

/** Controls work from then on. */
const alive = (page: Page) =>
  page.waitForFunction(`performance.getEntriesByName('alive').length > 0`)
