import { toastRules } from '#shared/constants.ts'

export type Message = {
  id: number
  title: string
  detail?: string
  isDestructive?: boolean
  /** What people can do about it, as long as it is shown. */
  action?: { label: string; run: () => void }
}

let messages: Message[] = []
let nextId = 1
const listeners = new Set<() => void>()

/** Shows a message. One is visible at a time: a new one takes the place of the old. */
export const toast = (message: Omit<Message, 'id'>): void => {
  messages = [...messages, { ...message, id: nextId++ }].slice(-toastRules.visible)
  tell()
}

export const dismiss = (id: number): void => {
  messages = messages.filter((message) => message.id !== id)
  tell()
}

export const shownMessages = () => messages
export const onMessages = (listen: () => void) => {
  listeners.add(listen)
  return () => {
    listeners.delete(listen)
  }
}

const tell = () => listeners.forEach((listen) => listen())
