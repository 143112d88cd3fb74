import { shareWindow } from '#shared/constants.ts'
import { fitTo, recordCrossPost, shareAddress, sharePost, type Platform } from '#shared/sharing.ts'
import { hashtags } from '#shared/text.ts'
import { call } from '#web/call.ts'

/** What is shared: the whole text with its hashtags, where it leads, and the post that it is about. */
export type Shared = { text: string; link: string; subject: string; postId?: number }

/** What became of it: windows that the browser kept closed, and of a copy for Instagram. */
export type Outcome = {
  blocked: { platform: Platform; address: string }[]
  copy: 'done' | 'failed' | null
}

/** Opens a window for each platform, in the click that asked for it, and copies for Instagram. */
export const shareOn = async (chosen: Platform[], shared: Shared): Promise<Outcome> => {
  const blocked = chosen.flatMap((platform) => {
    const address = shareAddress(platform, { ...shared, text: fitTo(platform, shared.text) })
    return address === null || openWindow(address) ? [] : [{ platform, address }]
  })
  const copy = chosen.includes('instagram') ? copyText(fitTo('instagram', shared.text)) : null
  record(chosen, shared)
  return { blocked, copy: copy && ((await copy) ? 'done' : 'failed') }
}

const openWindow = (address: string): boolean => {
  const opened = window.open(
    address,
    '_blank',
    `width=${shareWindow.width},height=${shareWindow.height}`,
  )
  if (opened) opened.opener = null
  return opened !== null
}

/** Whether the clipboard took it. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** Statistics must never stand in the way of sharing: a failure is only logged. */
const record = (platforms: Platform[], { text, postId }: Shared): void => {
  const body = { platforms, contentLength: [...text].length, hashtags: hashtags(text) }
  call(recordCrossPost, { body }).catch((error: unknown) =>
    console.warn('Cross-post was not counted', error),
  )
  if (postId !== undefined) countShare(postId)
}

/** One share action of a post, counted once. */
export const countShare = (postId: number): void => {
  const key = Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36))
  call(sharePost, { params: { id: postId }, body: { key: key.join('-') } }).catch(
    (error: unknown) => console.warn('Share was not counted', error),
  )
}

/** The system's own sheet; true when something was shared, null when there is no such sheet. */
export const shareByApp = async ({ text, link }: Shared): Promise<boolean | null> => {
  if (!('share' in navigator)) return null
  try {
    await navigator.share({ text: text.replace(link, '').trim(), url: link })
    return true
  } catch (error) {
    // Closing the sheet is a choice, not a failure.
    return error instanceof DOMException && error.name === 'AbortError' ? false : null
  }
}
