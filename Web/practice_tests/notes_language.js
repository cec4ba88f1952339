/** The language of notes whose language the server did not recognize (BCP 47). */
export const UNDETERMINED = "und";
