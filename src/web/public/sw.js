/* Wakes when a push service brings a message: shows it, and leads to where it happened. */

self.addEventListener('push', (event) => {
  const { title, body, path, tag } = event.data.json()
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      tag,
      icon: '/favicon.svg',
      data: { path },
    }),
  )
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const address = new URL(event.notification.data.path, self.location.origin).href
  event.waitUntil(show(address))
})

const show = async (address) => {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = pages.find(({ url }) => url === address)
  return open ? open.focus() : self.clients.openWindow(address)
}
