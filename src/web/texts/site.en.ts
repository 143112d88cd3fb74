/** What stands on every page, or in place of one. */
export const site = {
  skip: 'Skip to content',
  loading: 'Loading…',
  failed: 'Something went wrong. Please try again.',
  error: 'Error',
  toast: 'Notification',
  closeToast: 'Dismiss',
  notifications: 'Notifications ({hotkey})',
}

/** Why something did not work. */
export const offlineReason = (what: string) => `${what} You are offline.`

export const broken = {
  title: 'Something went wrong',
  detail: 'This page could not be shown. Please try again in a moment.',
}

export const notFound = {
  title: 'Page Not Found',
  detail: 'There is nothing at this address.',
  home: 'Back to Home',
}
