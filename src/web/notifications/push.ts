import { readPushKey, subscribePush, unsubscribePush } from '#shared/notifications.ts'
import { call } from '#web/call.ts'

/** Whether this browser can be woken at all; asked in the browser only. */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

export const findSubscription = async (): Promise<PushSubscription | null> => {
  const worker = await navigator.serviceWorker.getRegistration('/')
  return (await worker?.pushManager.getSubscription()) ?? null
}

/** Tells the site of this browser again, where it was subscribed. */
export const renewPush = async (): Promise<void> => {
  if (canPush() && (await findSubscription())) await startPush()
}

/** Asks the person, then the browser's push service. false: the person does not want it. */
export const startPush = async (): Promise<boolean> => {
  if ((await Notification.requestPermission()) !== 'granted') return false
  await navigator.serviceWorker.register('/sw.js')
  const worker = await navigator.serviceWorker.ready
  const { key } = await call(readPushKey, {})
  const subscription = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  })
  const { endpoint, keys } = subscription.toJSON()
  await call(subscribePush, {
    body: {
      endpoint: endpoint ?? '',
      keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' },
    },
  })
  return true
}

export const stopPush = async (): Promise<void> => {
  const subscription = await findSubscription()
  if (!subscription) return
  await call(unsubscribePush, { body: { endpoint: subscription.endpoint } })
  await subscription.unsubscribe()
}
