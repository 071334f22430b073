// What both tables say.
import en from "../../../../whitechapel/text/rummy/client.en.ftl?raw";
import de from "../../../../whitechapel/text/rummy/client.de.ftl?raw";

export const shared = { en, de };
