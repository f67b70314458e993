/** Letters that the table itself uses; options never get them. */
export const KEYS = 'UHLTBI';
