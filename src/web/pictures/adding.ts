import { useRef, useState } from 'react'
import {
  attachedMost,
  type NewAttached,
  type Picture,
  pictureTypes,
  removePicture,
} from '#shared/media.ts'
import { pictures as texts } from './pictures.en.ts'
import { call, wordsFor } from '#web/call.ts'
import { sendPicture } from './sending.ts'

/** A picture that goes with the text that is being written. */
export type Added = {
  key: number
  name: string
  /** How much of it is sent, from 0 to 1. */
  share: number
  alt: string
  /** It has arrived. */
  picture?: Picture
  /** Why it has not. */
  refusal?: string
}

export type Adding = ReturnType<typeof useAdding>

let keys = 0

/** The pictures of a text that is being written: they are sent at once, and named when it is. */
export const useAdding = () => {
  const [added, setAdded] = useState<readonly Added[]>([])
  const stops = useRef(new Map<number, () => void>())
  const addButton = useRef<HTMLButtonElement>(null)
  const change = (key: number, next: Partial<Added>) =>
    setAdded((all) => all.map((one) => (one.key === key ? { ...one, ...next } : one)))

  const send = (key: number, file: File) => {
    const { answer, stop } = sendPicture('attachment', file, (share) => change(key, { share }))
    stops.current.set(key, stop)
    answer.then(
      (picture) => change(key, { picture, share: 1 }),
      (error: unknown) => change(key, { refusal: wordsFor(error, texts.failed) }),
    )
  }
  const add = (files: Iterable<File>) => {
    const room = attachedMost.inText - added.length
    const chosen = [...files].filter(isPicture).slice(0, room)
    const next = chosen.map((file) => ({ key: (keys += 1), name: file.name, share: 0, alt: '' }))
    setAdded((all) => [...all, ...next])
    chosen.forEach((file, at) => send(next[at]?.key ?? 0, file))
  }
  /** Nobody else has seen it: it goes from the site, too. */
  const remove = ({ key, picture }: Added) => {
    stops.current.get(key)?.()
    if (picture) call(removePicture, { params: { id: picture.id } }).catch(() => undefined)
    setAdded((all) => all.filter((one) => one.key !== key))
    addButton.current?.focus()
  }

  return {
    added,
    add,
    remove,
    describe: (key: number, alt: string) => change(key, { alt }),
    clear: () => setAdded([]),
    /** What the text is written with. */
    ready: added.flatMap(({ picture, alt }): NewAttached[] =>
      picture ? [{ id: picture.id, alt: alt.trim() }] : [],
    ),
    isReady: added.every(({ picture }) => picture),
    isFull: added.length >= attachedMost.inText,
    addButton,
  }
}

const isPicture = ({ type }: File): boolean => pictureTypes.includes(type)

/** The pictures among what is pasted or dropped. */
export const picturesIn = (transfer: DataTransfer | null): File[] =>
  [...(transfer?.files ?? [])].filter(isPicture)

/** What a call takes of them. */
export const withPictures = ({ ready }: Adding): { pictures?: NewAttached[] } =>
  ready.length > 0 ? { pictures: ready } : {}
