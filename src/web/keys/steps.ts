/** What is read one by one: discussions in a list, else the responses in one. */
const readable = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('main article')].filter(
    (article) => !article.parentElement?.closest('article') && article.checkVisibility(),
  )

/** The one in which the focus is, or which was come to last. */
const current = (articles: HTMLElement[]): number => {
  const here = document.activeElement
  return articles.findIndex((article) => article.contains(here))
}

export const currentArticle = (): HTMLElement | undefined => {
  const articles = readable()
  return articles[current(articles)]
}

/** Goes on by one, or back; from anywhere else to what is on the screen. */
export const step = (by: 1 | -1): void => {
  const articles = readable()
  const at = current(articles)
  const next = at < 0 ? firstOnScreen(articles) : articles[at + by]
  if (!next) return
  next.tabIndex = -1
  next.focus({ preventScroll: true })
  next.scrollIntoView({ block: 'start' })
}

const firstOnScreen = (articles: HTMLElement[]) =>
  articles.find((article) => article.getBoundingClientRect().bottom > headerHeight) ?? articles[0]
const headerHeight = 80

/** Where a key's control is: in what is being read, else by itself on the page. */
export const controlOf = (key: string): HTMLElement | undefined => {
  const here = currentArticle()
  const within = here && controlsIn(here, key)[0]
  return within ?? controlsIn(document.body, key).find((one) => !one.closest('article'))
}

/** A field before the button that would close it. */
export const controlsIn = (place: HTMLElement, key: string): HTMLElement[] => {
  const found = [...place.querySelectorAll<HTMLElement>(`[data-key="${key}"]`)]
  const shown = found.filter((one) => one.checkVisibility())
  return shown.toSorted((a, b) => Number(b.matches(field)) - Number(a.matches(field)))
}
const field = 'input, textarea'

/** Types into a field, goes to a link, presses a button. */
export const operate = (control: HTMLElement | undefined): void => {
  if (!control) return
  if (control.matches('button')) control.click()
  else {
    control.focus()
    control.scrollIntoView({ block: 'center' })
  }
}

/** Opens the discussion that is being read. */
export const openHere = (): void => {
  const articles = readable()
  articles[current(articles)]?.querySelector<HTMLElement>('a[href^="/post/"]')?.click()
}

/** From a text back to what it belongs to; the text stays. */
export const leaveText = (text: HTMLElement): void => {
  text.blur()
  const article = text.closest('article')
  if (!article) return
  article.tabIndex = -1
  article.focus({ preventScroll: true })
}
