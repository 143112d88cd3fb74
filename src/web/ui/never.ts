/** Nothing to listen to, for `useSyncExternalStore`: what is read differs only between server and browser. */
export const never = () => () => undefined
