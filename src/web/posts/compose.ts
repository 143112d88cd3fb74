import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { postDraft, readDraft, writeDraft } from './browser-drafts.ts'

const composerId = 'compose'
/** Where the composer is; a person who comes by this address can type at once. */
export const composePath = `/#${composerId}`

/** Puts a hashtag into the composer, for the person who goes there next. */
export const draftAbout = (tag: string): void => {
  const text = readDraft(postDraft)
  if (!text.includes(`#${tag}`))
    writeDraft(postDraft, text ? `${text.trimEnd()} #${tag} ` : `#${tag} `)
}

/** Makes the composer follow composePath; gives its id. */
export const useComposerFocus = (): string => {
  const { hash, key } = useLocation()
  useEffect(() => {
    if (hash === `#${composerId}`) focusComposer()
  }, [hash, key])
  return composerId
}

const focusComposer = (): void => {
  const composer = document.getElementById(composerId)
  composer?.scrollIntoView({ block: 'center' })
  composer?.focus({ preventScroll: true })
}
