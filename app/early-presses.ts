import { hydratedEvent, wantedEvent } from "./hydrated-event.ts";

/** How long a press waits for the scripts before the page goes on without them, in milliseconds. */
const longestHold = 4_000;

/*
 * Presses made before the scripts have loaded are kept, and shown at once as registered: the
 * control gets `data-pending` and `aria-busy`, which styles/pending.css and the buttons' own styles
 * draw.
 *
 * - A submitted form waits for the scripts, so that the visitor stays on the page; if they do not
 *   come, it is submitted without them.
 * - A button that needs the scripts waits for them too, and the press is dropped if they do not
 *   come. Of several presses, the last one counts.
 * - An answer in a form without an action (the assessment) is kept by the browser, but its effect
 *   is not: it stays marked until the scripts have processed it.
 *
 * A part of the page that waits for its own script (sections/late/late.tsx, `data-waiting`) is
 * treated the same way until it has hydrated.
 */

/** Runs in the page, inside the starter of deferred-scripts.ts. Its `start` loads the scripts. */
export const earlyPresses = `
let live,passing,sender,sent,sending,pressed,patience;
function isHeld(element){
return !live||element.closest("[data-waiting]");
}
function show(control){
control.setAttribute("data-pending","");
control.setAttribute("aria-busy","true");
control.dispatchEvent(new Event("${wantedEvent}",{bubbles:true}));
}
function unshow(control){
if(!control)return;
control.removeAttribute("data-pending");
control.removeAttribute("aria-busy");
}
function unshowAll(){
document.querySelectorAll("[data-pending]").forEach(unshow);
}
function stop(event){
event.preventDefault();
event.stopImmediatePropagation();
start();
}
function onSubmit(event){
if(passing||!isHeld(event.target))return;
stop(event);
unshow(sent);
sender=event.submitter||event.target;
sent=faceOf(sender);
show(sent);
clearTimeout(sending);
sending=setTimeout(send,${longestHold});
}
function faceOf(control){
if(control.tagName==="BUTTON"&&!control.hasAttribute("aria-hidden"))return control;
return[...(control.form||control).querySelectorAll("button:not([type=button],[name],[aria-hidden])")].at(-1)||control;
}
function send(){
clearTimeout(sending);
const last=sender;
sender=undefined;
if(!last)return;
passing=true;
last.tagName==="FORM"?last.requestSubmit():last.click();
passing=false;
}
function onClick(event){
const button=event.target.closest("button[type=button]");
if(!button||button.disabled||!isHeld(button))return;
stop(event);
unshow(pressed);
pressed=button;
show(button);
clearTimeout(patience);
patience=setTimeout(()=>{
unshow(pressed);
pressed=undefined;
},${longestHold});
}
function onChange({target}){
if(target.type!=="radio"||!target.form||target.form.hasAttribute("action")||!isHeld(target))return;
target.form.querySelectorAll("label[data-pending]").forEach(unshow);
show(target.closest("label")||target);
}
function takeOver(){
live=true;
document.querySelectorAll("[data-pending]").forEach(control=>isHeld(control)||unshow(control));
if(pressed&&!isHeld(pressed)){
clearTimeout(patience);
const last=pressed;
pressed=undefined;
last.click();
}
if(sender&&!isHeld(sender))send();
}
addEventListener("submit",onSubmit,true);
addEventListener("click",onClick,true);
addEventListener("change",onChange,true);
addEventListener("pageshow",({persisted})=>{
if(persisted)unshowAll();
});
addEventListener("${hydratedEvent}",takeOver);`;
