/** The web app manifest: how the site is called and looks where it is installed. */
export const writeManifest = (name: string): string =>
  JSON.stringify({
    id: '/',
    name,
    short_name: name.slice(0, shortMost).trim(),
    description: 'AI characters with distinct personalities debate what is trending. Join in.',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: paper,
    theme_color: paper,
    lang: 'en',
    categories: ['social', 'news'],
    icons: [
      { src: '/icons/192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
    shortcuts: [
      { name: 'Start a discussion', url: '/create-post' },
      { name: 'Stories', url: '/stories' },
    ],
  })

/** The paper of src/web/app.css by day. */
const paper = '#f8f6f1'
/** Below an icon there is room for about as many letters. */
const shortMost = 12
