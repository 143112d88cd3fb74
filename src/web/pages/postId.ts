/** The `{id}` of /post/{id}; 0, which no post has, for anything but its one spelling. */
export const postIdOf = ({ id = '' }: { id?: string }): number =>
  /^[1-9]\d{0,14}$/.test(id) ? Number(id) : 0
