import type { SignInProblem } from '#shared/sign-in-with.ts'

/** Signing in by an account elsewhere; `name` is what people know it by. */
export const signInWith = {
  button: (name: string) => `Sign in with ${name}`,
  leading: (name: string) => `Going to ${name}…`,
  or: 'or',
  failed: 'Could not sign in',
  problems: {
    declined: (name: string) => `You did not let ${name} sign you in. You can try again.`,
    lost: () =>
      'This sign-in was begun in another window or too long ago. Please begin again here.',
    unreachable: (name: string) =>
      `${name} cannot be reached right now. Please try again, or sign in with your password.`,
    refused: (name: string) =>
      `What ${name} answered could not be trusted, so nobody was signed in. Please try again; if it stays so, please tell the people who run this site.`,
    elsewhere: (name: string) => `This account at ${name} is linked to another account here.`,
    another: (name: string) =>
      `Another account at ${name} is linked already. Unlink it first, then link this one.`,
    too_many: () => 'That was too often. Please wait a minute and try again.',
  } satisfies Record<SignInProblem, (name: string) => string>,
  /** The page after the issuer, for whom it knows and the site does not. */
  finish: {
    loading: (name: string) => `Coming from ${name}…`,
    retry: 'Try again',
    newTitle: 'Almost there',
    newIntro: (name: string) =>
      `${name} has told us who you are. Choose how others see you here; you need no password.`,
    provenEmail: 'Confirmed already. To another address we send a link to confirm it.',
    unprovenEmail: 'We send a link there to confirm it.',
    knownTitle: 'You have an account already',
    knownIntro: (email: string, name: string) =>
      `There is an account with the address ${email}. Sign in with its password once; then you can link ${name} to it.`,
    linkTitle: (name: string) => `Link ${name}`,
    linkIntro: (name: string, username: string) =>
      `You are signed in as @${username}. Once it is linked, you can sign in with ${name}, too.`,
    link: 'Link',
    notNow: 'Not now',
    over: 'This sign-in is over',
    overDetail: 'It was finished already, or begun too long ago.',
    again: 'Back to Sign In',
  },
  /** In the settings. */
  linked: {
    heading: 'Linked sign-ins',
    none: (name: string) => `You can link ${name} and sign in with it, too.`,
    since: 'Linked',
    old: 'This site does not use it any more.',
    link: (name: string) => `Link ${name}`,
    linkHint: 'We ask for your password, as the holder of a linked account can sign in as you.',
    unlink: 'Unlink',
    unlinkLabel: (issuer: string) => `Unlink ${issuer}`,
    unlinkHint: (issuer: string) => `You can then no longer sign in with ${issuer}.`,
    unlinked: 'Unlinked',
    done: 'Linked',
    doneDetail: (name: string) => `You can sign in with ${name} now.`,
    noPassword:
      'You have no password. Set one to be able to unlink this, change your e-mail address or delete your account.',
    setPassword: 'Mail me a link to set one',
    failed: 'This could not be changed. Please try again.',
  },
}
