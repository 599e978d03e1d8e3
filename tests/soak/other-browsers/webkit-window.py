#!/usr/bin/python3
"""A WebKitGTK window for WebDriver that keeps its profile: MiniBrowser keeps nothing under automation."""

import os

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2

profile = os.environ["BROWSER_PROFILE"]
wanted = os.environ.get("BROWSER_FEATURES", "").split(",")

manager = WebKit2.WebsiteDataManager(
    base_data_directory=f"{profile}/data", base_cache_directory=f"{profile}/cache"
)
context = WebKit2.WebContext(website_data_manager=manager)
context.set_preferred_languages(["en_GB"])
settings = WebKit2.Settings()
features = settings.get_all_features()
for index in range(features.get_length()):
    feature = features.get(index)
    if feature.get_identifier() in wanted:
        settings.set_feature_enabled(feature, True)
window = Gtk.Window(default_width=1280, default_height=900)


def create_view(_session):
    view = WebKit2.WebView(
        web_context=context, settings=settings, is_controlled_by_automation=True
    )
    window.add(view)
    window.show_all()
    return view


def start_automation(_context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name("MiniBrowser")  # The driver compares it with the wanted browser's name.
    session.set_application_info(info)
    session.connect("create-web-view", create_view)


context.set_automation_allowed(True)
context.connect("automation-started", start_automation)
Gtk.main()
