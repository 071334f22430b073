// The look, in this order.
import "./fonts.css";
import "./tokens.css";
import "./base.css";
